"""Reads the parts of a WebAssembly module that the tests ask about."""

from dataclasses import dataclass, field

TYPES = {0x7F: "i32", 0x7E: "i64", 0x7D: "f32", 0x7C: "f64", 0x7B: "v128"}
FUNCTION = 0


class Reader:
    def __init__(self, data, position=0):
        self.data = data
        self.position = position

    def bytes(self, count):
        start = self.position
        self.position += count
        if self.position > len(self.data):
            raise ValueError("the module is cut short")
        return self.data[start : self.position]

    def byte(self):
        return self.bytes(1)[0]

    def number(self):
        """An unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def name(self):
        return self.bytes(self.number()).decode()


@dataclass
class WasmModule:
    """The imports by name and the exported functions by name, each with its parameter types."""

    imports: list = field(default_factory=list)
    functions: dict = field(default_factory=dict)
    exports: list = field(default_factory=list)

    @classmethod
    def read(cls, data):
        module, reader = cls(), Reader(data)
        if reader.bytes(8) != b"\0asm\1\0\0\0":
            raise ValueError("not a WebAssembly module of version 1")
        sections = {}
        while reader.position < len(data):
            number = reader.byte()
            sections[number] = reader.bytes(reader.number())
        types = cls._types(sections.get(1))
        if 2 in sections:
            imports = Reader(sections[2])
            # The first name is enough to fail on; what follows it depends on its kind.
            if imports.number():
                module.imports.append(f"{imports.name()}.{imports.name()}")
        functions = Reader(sections.get(3, b"\0"))
        declared = [functions.number() for _ in range(functions.number())]
        exports = Reader(sections.get(7, b"\0"))
        for _ in range(exports.number()):
            name, kind, index = exports.name(), exports.byte(), exports.number()
            module.exports.append(name)
            if kind == FUNCTION and not module.imports:
                module.functions[name] = types[declared[index]]
        return module

    @staticmethod
    def _types(section):
        reader = Reader(section or b"\0")
        types = []
        for _ in range(reader.number()):
            reader.byte()
            parameters = [TYPES[reader.byte()] for _ in range(reader.number())]
            reader.bytes(reader.number())
            types.append(parameters)
        return types
