/** The texts of a response's `Warning` headers (RFC 9111, section 5.5), as kubectl prints them. */
export function warningsOf(header: string | null): string[] {
  return [...(header ?? '').matchAll(/\b\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, text]) =>
    text!.replaceAll(/\\(.)/g, '$1'),
  );
}
