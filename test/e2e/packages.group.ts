/** The package for customers and the TypeScript client, on a service with payload keys. */
import './customerPackage.test.ts';
// The last one: a machine of it stays.
import '../sdk/machines.test.ts';
