"""Sends generated requests for every operation of an OpenAPI document and prints what came back, as JSON.

Reads a JSON object from standard input:
  url, ca         the service, and the certificate file to trust
  key, secret     an API key, for a fresh session for each operation: a run lasts longer than one
  examples        how many requests per operation and mode
  seed            of the generator
  known           operationId to {path_parameters, query, body, media_type}: a request that must succeed
  pathParameters  values for path parameters by name, used wherever an operation has them
"""

import collections
import json
import sys

import hypothesis
import requests
import schemathesis
import urllib3
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

given = json.load(sys.stdin)
checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
session = requests.Session()
# A service that is busy says 503 and when to come again; whoever comes again is served.
again = urllib3.Retry(total=None, connect=0, read=False, status=20, status_forcelist=[503], allowed_methods=None, raise_on_status=False)
session.mount("https://", requests.adapters.HTTPAdapter(max_retries=again))
session.verify = given["ca"]
authorization = {}


def sign_in():
    credentials = {"grant_type": "client_credentials", "client_id": given["key"], "client_secret": given["secret"]}
    granted = session.post(given["url"] + "/v1/auth/token", data=credentials)
    granted.raise_for_status()
    authorization["Authorization"] = f"Bearer {granted.json()['access_token']}"


sign_in()
document = session.get(given["url"] + "/openapi.json").json()
# The document names one type of body for a patch; kubectl's own names all of them.
prefix = "/v1/compute"
kubernetes = session.get(
    given["url"] + prefix + "/openapi/v3/apis/compute.service/v1alpha1", headers=authorization
).json()
for path, item in kubernetes["paths"].items():
    if "patch" in item:
        document["paths"][prefix + path]["patch"]["requestBody"] = item["patch"]["requestBody"]
# Both documents: the whole one, and that of the compute API, which kubectl reads.
below = {**kubernetes, "paths": {prefix + path: item for path, item in kubernetes["paths"].items()}}
schemas = {"": schemathesis.openapi.from_dict(document), " (v3)": schemathesis.openapi.from_dict(below)}
report = {}


# A watch does not end by itself, and its answer is a line of JSON for each event; it has tests of its own.
streaming = {"watch", "sendInitialEvents", "allowWatchBookmarks", "timeoutSeconds"}


def send(case, seen):
    if isinstance(case.query, dict):
        case.query = {name: value for name, value in case.query.items() if name not in streaming}
    headers = None if case.operation.definition.raw.get("security") == [] else authorization
    try:
        response = case.call(base_url=given["url"], session=session, headers=headers, timeout=120, verify=given["ca"])
    except requests.exceptions.InvalidHeader:
        return
    except requests.exceptions.ConnectionError as error:
        # The service closes a connection over a request that is no HTTP.
        seen["lost"] += 1
        return
    seen["statuses"][str(response.status_code)] += 1
    # Whoever asks for an answer in no time may be told that it took longer.
    hurried = response.status_code == 504 and "timeout" in (case.query or {})
    case.validate_response(response, checks=checks[1:] if hurried else checks)


def id_of(operation):
    return operation.definition.raw["operationId"]


def turn_of(operation):
    """A delete of everything comes after what needs a machine, and before what ends the session: a sign-out."""
    if operation.path == "/v1/auth/introspect":
        return 1
    # Sign-in that was disabled for a reason is set up again by a person only, and a link for it is asked of a key here.
    if id_of(operation) == "switchIdentityIntegration":
        return 3
    if not operation.path.startswith("/v1/compute/"):
        return 2
    return 1 if id_of(operation).startswith("deletecollection") else 0


operations = [(result.ok(), suffix) for suffix, schema in schemas.items() for result in schema.get_all_operations()]
for operation, suffix in sorted(operations, key=lambda each: turn_of(each[0])):
    operation_id = id_of(operation)
    seen = {"statuses": collections.Counter(), "failures": [], "lost": 0}
    report[operation_id + suffix] = seen
    sign_in()
    fixed = {
        name: value
        for name, value in given["pathParameters"].items()
        if any(parameter.name == name for parameter in operation.path_parameters)
    }

    known = given["known"].get(operation_id)
    if known is not None:
        path_parameters = {**fixed, **known.get("path_parameters", {})}
        known = {name: value for name, value in known.items() if name != "path_parameters"}
        try:
            send(operation.Case(path_parameters=path_parameters, **known), seen)
        except BaseException as error:
            seen["failures"].append(str(error)[:2000])

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        try:
            strategy = operation.as_strategy(generation_mode=mode, path_parameters=fixed or None)

            @hypothesis.seed(given["seed"])
            @hypothesis.settings(
                max_examples=given["examples"],
                deadline=None,
                database=None,
                phases=[hypothesis.Phase.generate],
                suppress_health_check=list(hypothesis.HealthCheck),
                print_blob=False,
            )
            @hypothesis.given(case=strategy)
            def attempt(case):
                try:
                    send(case, seen)
                except (KeyboardInterrupt, hypothesis.errors.UnsatisfiedAssumption):
                    raise
                except BaseException as error:
                    # Told with the rest: one failure must not hide those of other operations.
                    seen["failures"].append(str(error)[:2000])

            attempt()
        except (hypothesis.errors.Unsatisfiable, schemathesis.errors.SchemathesisError) as error:
            # An operation without parameters has nothing that could be wrong about it.
            seen.setdefault("skipped", []).append(f"{mode.value}: {error}"[:200])

print(json.dumps(report))
