import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFile, writeDurably } from '../../src/lib/files.ts';

describe.each([
  ['durably', writeDurably],
  ['to be found again', replaceFile],
])('a file that is written %s', (_how, write) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('holds what was written last, though an earlier write takes longer, and leaves nothing beside it', async () => {
    const file = path.join(folder, 'file');
    const texts = ['long'.repeat(2_000_000), 'middle'.repeat(1_000), 'short'];
    await Promise.all(texts.map((text) => write(file, text)));
    expect(await readFile(file, 'utf8')).toBe('short');
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('is written after a write that failed', async () => {
    const file = path.join(folder, 'file');
    await mkdir(file);
    await expect(write(file, 'text')).rejects.toMatchObject({ syscall: 'rename' });
    await rm(file, { recursive: true });
    await write(file, 'text');
    expect(await readFile(file, 'utf8')).toBe('text');
    expect(await readdir(folder)).toEqual(['file']);
  });
});
