/** The store: what is written, when, and what happens to a damaged file. */
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const counts = (): Record<string, number> => ({});

describe('a store in a folder', () => {
  it('keeps what was changed between runs', async () => {
    const first = await openStore(folder);
    first.document('counts', counts).change((value) => {
      value['plays'] = 3;
    });
    await first.close();
    const second = await openStore(folder);
    expect(second.document('counts', counts).value).toEqual({ plays: 3 });
  });

  it('writes a burst of changes by itself, as whole files without a rest', async () => {
    const store = await openStore(folder);
    const document = store.document('counts', counts);
    for (let i = 0; i < 100; i += 1) {
      document.change((value) => {
        value['plays'] = i;
      });
    }
    await expect
      .poll(() => readFile(path.join(folder, 'counts.json'), 'utf8').catch(() => ''))
      .toContain('99');
    expect(await readdir(folder)).toEqual(['counts.json']);
    await store.close();
  });

  it('keeps documents of a name one and the same', async () => {
    const store = await openStore(folder);
    store.document('counts', counts).change((value) => {
      value['plays'] = 1;
    });
    expect(store.document('counts', counts).value).toEqual({ plays: 1 });
    await store.close();
  });

  it('makes the folder when it is missing', async () => {
    const deep = path.join(folder, 'a', 'b');
    await (await openStore(deep)).close();
    expect((await stat(deep)).isDirectory()).toBe(true);
  });

  it('names a damaged file and leaves it untouched', async () => {
    const file = path.join(folder, 'accounts.json');
    await writeFile(file, '{"half": ');
    await expect(openStore(folder)).rejects.toMatchObject({
      code: 'ESTORECORRUPT',
      file,
      message: expect.stringContaining(file) as string,
    });
    expect(await readFile(file, 'utf8')).toBe('{"half": ');
  });

  it.each(['[]', 'null', '7', '"text"'])(
    'calls a file damaged that holds %s in place of an object',
    async (text) => {
      const file = path.join(folder, 'counts.json');
      await writeFile(file, text);
      const store = await openStore(folder);
      expect(() => store.document('counts', counts)).toThrow(file);
      await store.close();
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  it('gives the file system’s code when the folder is a file', async () => {
    const file = path.join(folder, 'taken');
    await writeFile(file, '');
    await expect(openStore(file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(openStore(path.join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it('goes back to initial values on reset', async () => {
    const store = await openStore(folder);
    const document = store.document('counts', () => ({ plays: 0 }));
    document.change((value) => {
      value.plays = 9;
    });
    store.reset();
    expect(document.value).toEqual({ plays: 0 });
    await store.close();
    expect(JSON.parse(await readFile(path.join(folder, 'counts.json'), 'utf8'))).toEqual({ plays: 0 });
  });

  it('tells of a write that fails and writes it the next time', async () => {
    const store = await openStore(path.join(folder, 'gone'));
    store.document('counts', counts).change((value) => {
      value['plays'] = 5;
    });
    await rm(path.join(folder, 'gone'), { recursive: true });
    await expect(store.flush()).rejects.toMatchObject({ code: 'ENOENT' });
    await (await openStore(path.join(folder, 'gone'))).close();
    await store.close();
    expect(JSON.parse(await readFile(path.join(folder, 'gone', 'counts.json'), 'utf8'))).toEqual({
      plays: 5,
    });
  });
});
