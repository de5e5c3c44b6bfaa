/** What the programs are given, and the service's own key. */
import { readFileSync } from 'node:fs';

export const url = process.env['SERVICE_URL']!;
export const namespace = process.env['NAMESPACE']!;
export const name = process.env['MACHINE']!;
export const key: { id: string; secret: string } = JSON.parse(readFileSync(process.env['KEY_FILE']!, 'utf8'));
export const manifest = {
  apiVersion: 'compute.service/v1alpha1' as const,
  kind: 'VirtualMachine' as const,
  metadata: { name, labels: { made: name } },
  spec: { imageRef: 'debian-12' },
};
export const patch = { metadata: { labels: { a: 'b' } } };
export const tell = (seen: object): void => console.log(JSON.stringify(seen));
