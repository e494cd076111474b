import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../renderer/testing';
import { CodeError, createCodeLoader, loadCode, setCodeLoader } from './loadCode';
import type { CodeNeed, LoadCode } from './loadCode';

const OK = { default: 'code' };

/** A loader on a fake clock, whose page answers or not; what is kept outlives the page. */
function loaderOn(kept: { value: string | null } = { value: null }, build = 'A') {
  const clock = createFakeClock();
  const page = {
    answers: vi.fn(async () => true),
    reload: vi.fn(async () => {}),
    kept: () => kept.value,
    keep: vi.fn((value: string | null) => {
      kept.value = value;
      return true;
    }),
  };
  const load = createCodeLoader({ build, clock, page, random: () => 0.5 });
  const pass = (ms: number): Promise<void> => clock.advanceAsync(ms);
  return { clock, kept, load, page, pass };
}

/** Code that fails so often first. */
function failing(times: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch');
    return OK;
  };
  return { load, asked: () => asked };
}

/** What has become of a load. */
function watch<Code>(loading: Promise<Code>) {
  const seen: { code?: Code; error?: unknown } = {};
  loading.then(
    (code) => (seen.code = code),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}

describe('code that does not come', () => {
  it('is asked for again after a second and two, and no page is loaded', async () => {
    const { load, page, pass } = loaderOn();
    const code = failing(2);
    const seen = watch(load(code.load));
    await pass(500);
    expect(code.asked()).toBe(1);
    await pass(500);
    expect(code.asked()).toBe(2);
    await pass(2000);
    expect(seen.code).toBe(OK);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('for three attempts has the page loaded again, and is neither there nor refused until then', async () => {
    const { kept, load, page, pass } = loaderOn();
    const code = failing(Infinity);
    const seen = watch(load(code.load));
    await pass(3000);
    expect(code.asked()).toBe(3);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(kept.value).toMatch(/^A /);
    await pass(30_000);
    expect([seen, code.asked()]).toEqual([{}, 3]);
  });

  it('again in the page that was loaded again is refused, once for each build', async () => {
    const code = failing(Infinity);
    const { kept, load, pass } = loaderOn();
    void load(code.load);
    await pass(3000);
    const second = loaderOn(kept);
    const seen = watch(second.load(code.load));
    await second.pass(3000);
    expect(seen.error).toBeInstanceOf(CodeError);
    expect(second.page.reload).not.toHaveBeenCalled();
    const next = loaderOn(kept, 'B');
    watch(next.load(code.load));
    await next.pass(3000);
    expect(next.page.reload).toHaveBeenCalledTimes(1);
  });

  it('but came after the reload: a later failure has a reload of its own; another file’s coming gives none', async () => {
    const code = failing(3);
    const { kept, load, pass } = loaderOn();
    void load(code.load);
    await pass(3000);
    const second = loaderOn(kept);
    await second.load(async () => 'another file');
    expect(kept.value).toMatch(/^A /);
    expect(await second.load(code.load)).toBe(OK);
    expect(kept.value).toBeNull();
  });

  it.each([
    ['cannot be had', async () => false],
    ['is away', () => Promise.reject(new Error('no network'))],
    ['is silent', () => new Promise<boolean>(() => {})],
  ])('while the page %s is asked for five times in all, then refused; the page stays', async (_, answers) => {
    const { load, page, pass } = loaderOn();
    page.answers.mockImplementation(answers);
    const code = failing(Infinity);
    const seen = watch(load(code.load));
    await pass(30_000);
    expect(code.asked()).toBe(5);
    expect(seen.error).toBeInstanceOf(CodeError);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('where nothing can be kept has no page loaded: it would be loaded for ever', async () => {
    const { load, page, pass } = loaderOn();
    page.keep.mockReturnValue(false);
    const seen = watch(load(failing(Infinity).load));
    await pass(3000);
    expect(seen.error).toBeInstanceOf(CodeError);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('in 20 s counts as failed, and leaves no timer behind when it comes', async () => {
    const { clock, load, pass } = loaderOn();
    let asked = 0;
    const seen = watch(
      load(async () => {
        asked += 1;
        return asked === 1 ? new Promise<typeof OK>(() => {}) : OK;
      }),
    );
    await pass(19_500);
    expect(asked).toBe(1);
    await pass(1500);
    expect(seen.code).toBe(OK);
    expect(clock.pendingCount).toBe(0);
  });

  it('as it was asked for, but as a file of another build, is failed code', async () => {
    const { load, page, pass } = loaderOn();
    watch(
      load(
        async () => ({}) as typeof OK,
        'screen',
        ({ default: code }) => code !== undefined,
      ),
    );
    await pass(3000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it.each<[CodeNeed, number]>([
    ['ahead', 1],
    ['extra', 5],
  ])('and is loaded as %s is asked for %i times, without a reload', async (need, times) => {
    const { load, page, pass } = loaderOn();
    const code = failing(Infinity);
    const seen = watch(load(code.load, need));
    await pass(30_000);
    expect(code.asked()).toBe(times);
    expect(seen.error).toBeInstanceOf(CodeError);
    expect(page.answers).not.toHaveBeenCalled();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('can be asked for once more by its error', async () => {
    const { load, pass } = loaderOn();
    const code = failing(5);
    const seen = watch(load(code.load, 'extra'));
    await pass(30_000);
    expect(await (seen.error as CodeError).retry()).toBe(OK);
  });
});

describe('the application’s loader', () => {
  beforeEach(() => setCodeLoader((load) => load()));

  it('asks once until it is set', async () => {
    const code = failing(1);
    await expect(loadCode(code.load)).rejects.toThrow('Failed to fetch');
    const set = vi.fn<(load: unknown, need: unknown) => void>();
    setCodeLoader(((load, need) => (set(load, need), load())) as LoadCode);
    expect(await loadCode(code.load, 'extra')).toBe(OK);
    expect(set).toHaveBeenCalledWith(code.load, 'extra');
  });
});
