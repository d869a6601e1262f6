/* Mends what mypyc 2.4.1 makes of dataclasses; tools/compile.py puts it into mypyc's misc_ops.c. Four faults:
 *
 * 1. The annotations of class variables lose their ClassVar, so that they become fields. A real field of a native class
 *    has a descriptor, a class variable has its value or nothing.
 * 2. A field without a default that a base class declares, too, finds the base's descriptor and takes it for its
 *    default. An empty field() says that there is none.
 * 3. field(default=..., init=False) leaves its value to the class, where a native class has its descriptor instead, so
 *    that the attribute stays undefined. A default_factory puts it into the object.
 * 4. A class below Generic or Protocol has a `__dict__`, which nobody may set, so it must not be among the attributes
 *    that are restored after @dataclass has run (mypyc's issue 827).
 *
 * 1 to 3 are prepared in Python, with the module `dataclasses` and the two mappings that @dataclass will see.
 */
static const char PREPARE_FIELDS[] =
    "from dataclasses import MISSING, Field, field\n"
    "from types import GetSetDescriptorType\n"
    "def prepare(cls, values, annotations):\n"
    "    attributes = {name: found for base in reversed(cls.__mro__) for name, found in vars(base).items()}\n"
    "    for name in list(annotations):\n"
    "        if not isinstance(attributes.get(name), GetSetDescriptorType):\n"
    "            del annotations[name]\n"
    "            values.pop(name, None)\n"
    "            continue\n"
    "        value = values.setdefault(name, field())\n"
    "        if isinstance(value, Field) and not value.init and value.default is not MISSING:\n"
    "            value.default_factory = lambda constant=value.default: constant\n"
    "            value.default = MISSING\n";

/* Returns the attributes to restore after @dataclass has run. */
static PyObject *attributes_around_dataclass(PyTypeObject *tp, PyObject *values, PyObject *annotations) {
    PyObject *restored = NULL;
    PyObject *globals = PyDict_New();
    PyObject *ran = NULL;
    PyObject *prepared = NULL;
    if (!globals || PyDict_SetItemString(globals, "__builtins__", PyEval_GetBuiltins()) < 0) {
        goto end;
    }
    ran = PyRun_String(PREPARE_FIELDS, Py_file_input, globals, globals);
    if (!ran) {
        goto end;
    }
    prepared = PyObject_CallFunction(PyDict_GetItemString(globals, "prepare"), "OOO", tp, values, annotations);
    if (!prepared) {
        goto end;
    }
    restored = PyDict_Copy(tp->tp_dict);
    if (restored && PyDict_GetItemString(restored, "__dict__")) {
        PyDict_DelItemString(restored, "__dict__");
    }
end:
    Py_XDECREF(prepared);
    Py_XDECREF(ran);
    Py_XDECREF(globals);
    return restored;
}
