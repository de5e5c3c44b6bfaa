/** What others run beside a service: collectors of telemetry, examples, and client libraries. */
import './telemetry.test.ts';
import '../examples/examples.test.ts';
import '../contract/clientLibraries.test.ts';
