"""The OpenAPI 3.1 document, made from the endpoints and their messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from camarilla.server.door.endpoint import Endpoint
from camarilla.server.door.wire import Refusal

REF = "#/components/schemas/{name}"
REASONS = {
    400: "It cannot be understood; the field is named.",
    403: "The token is missing, foreign, or not allowed this.",
    404: "There is no such table, seat or moment.",
    405: "Not with this method.",
    409: "Not now: nobody asked, the question has changed, or the match is not that far.",
    413: "Too large.",
    422: "Against the rules; the rule is named.",
    429: "Too many requests; Retry-After says when to come back.",
    503: "Not taken: the house cannot write at the moment. Nothing is lost.",
}
ALWAYS = (403, 429, 503)  # a foreign page, too much at a time, a full disk: whatever was wished for
PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def document(endpoints: Iterable[Endpoint], version: str) -> dict[str, Any]:
    endpoints = list(endpoints)
    kinds = [kind for one in endpoints for kind in (one.body, one.returns) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template=REF)
    known = dict(zip(map(str, kinds), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        path = PARAMETER.sub(r"{\1}", one.path)
        paths.setdefault(path, {})[one.method.lower()] = _operation(one, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Camarilla", "version": version, "license": {"name": "Apache-2.0"}},
        "servers": [{"url": "/api"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"}},
        },
    }


def _operation(one: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.about,
        "parameters": [*_path_parameters(one), *_query_parameters(one)],
        "responses": {str(one.status): _success(one, known), **_refusals(one)},
    }
    if one.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[str(one.body)]}}}
    if one.seat:
        made["security"] = [{"seat": []}]
    return made


def _path_parameters(one: Endpoint) -> list[dict[str, Any]]:
    schemas: dict[str | None, dict[str, Any]] = {
        "number": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        "": {"type": "string", "minLength": 1, "pattern": "^[^/]+$"},
    }
    return [
        {"name": name, "in": "path", "required": True, "schema": schemas[kind]}
        for name, kind in PARAMETER.findall(one.path)
    ]


def _query_parameters(one: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": query.name,
            "in": "query",
            "description": query.about,
            "schema": {"type": "integer", "minimum": 0, "maximum": query.high},
        }
        for query in one.queries
    ]


def _success(one: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if one.text:
        return {"description": one.about, "content": {one.text: {"schema": {"type": "string"}}}}
    return {"description": one.about, "content": {"application/json": {"schema": known[str(one.returns)]}}}


def _refusals(one: Endpoint) -> dict[str, Any]:
    schema = {"$ref": REF.format(name="Refusal")}
    content = {"application/json": {"schema": schema}}
    return {str(status): {"description": REASONS[status], "content": content} for status in announced(one)}


def announced(one: Endpoint) -> list[int]:
    """With which statuses it may refuse."""
    return sorted({*one.refuses, *ALWAYS})
