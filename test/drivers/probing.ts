/**
 * Probes in a separate process, which a test stops meanwhile. Arguments: the probe's name, the port. Prints what it
 * found.
 */
import { answersEcho, takesConnections } from '../../src/drivers/agent/probe.ts';

const [name, port] = process.argv.slice(2);
const probe = name === 'answersEcho' ? answersEcho : takesConnections;
process.stdout.write(String(await probe('127.0.0.1', Number(port))));
