"""Banners for the tests."""


def boxes(colors, width=100, height=60):
    """Returns boxes, one of each colour."""
    return "".join(
        f'<div id="box{index}" style="width:{width}px;height:{height}px;background:{color}"></div>'
        for index, color in enumerate(colors)
    )


def pages(count, height=60, content="{number}"):
    """Returns pages as high as asked, each with its number from 1."""
    return "".join(
        f'<div class=page id="page{index}" style="height:{height}px">'
        f"{content.format(number=index + 1)}</div>"
        for index in range(count)
    )


def rondo(kind, content, **attributes):
    """Returns an element with the id `it`; underscores in attributes stand for hyphens, None for no attribute."""
    written = "".join(
        f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items() if value is not None
    )
    return f"<rondo-{kind} id=it{written}>{content}</rondo-{kind}>"
