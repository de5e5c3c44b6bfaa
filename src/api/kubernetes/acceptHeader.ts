/** What a client accepts, most wanted first. */
import type { Request } from 'express';

export interface AcceptedType {
  type: string;
  /** Parameters by name, such as `as`, `g` and `v` of Kubernetes. */
  parameters: ReadonlyMap<string, string>;
}

/** Types with `q=0` are left out; types of equal weight stay in the client's order. */
export function acceptedTypes(request: Request): AcceptedType[] {
  const weighed = (request.headers.accept ?? '').split(',').flatMap((clause) => {
    const [type = '', ...rest] = clause.split(';').map((part) => part.trim());
    const parameters = new Map(
      rest.map((part) => {
        const equals = part.indexOf('=');
        return [part.slice(0, equals).toLowerCase(), part.slice(equals + 1)] as const;
      }),
    );
    const weight = Number(parameters.get('q') ?? 1);
    return type !== '' && weight > 0 ? [{ type: type.toLowerCase(), parameters, weight }] : [];
  });
  return weighed.sort((a, b) => b.weight - a.weight);
}
