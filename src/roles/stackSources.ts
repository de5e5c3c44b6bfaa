/** The build puts the program into few files. Stack traces that people read name the sources, by the maps beside them. */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const position = /\bfile:\/\/[^\s()]+?\.js:\d+:\d+/g;
/** Maps are read when the first stack of their file is shown: Node's own support reads each at every start. */
const maps = new Map<string, SourceMap | null>();

/** Replaces each position in a built file that has a map by the one in its source. Other text stays as it is. */
export function withSources(stack: string): string {
  return stack.replace(position, (text) => {
    const [, url, line, column] = /^(.*):(\d+):(\d+)$/.exec(text)!;
    const file = fileURLToPath(url!);
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return text;
    const source = path.resolve(path.dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

/** Null without a readable map: a stack of the built file is better than none. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
