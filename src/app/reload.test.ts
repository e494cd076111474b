import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCode, setCodeLoader } from '../code/loadCode';
import { createReload } from './reload';
import type { Resumed } from './reload';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setCodeLoader((load) => load());
});

const left = { entry: 'e1', assetId: 'dune', content: 'main', startAt: 61, paused: false } as const;
const gone = async (): Promise<never> => {
  throw new Error('404');
};

/** A page, and what it keeps for the one that comes next. */
function onPage(kept = new Map<string, string>()) {
  const told: string[] = [];
  const reloading = {
    answers: async () => true,
    kept: (name: string) => kept.get(name) ?? null,
    keep(name: string, value: string | null) {
      if (value === null) kept.delete(name);
      else kept.set(name, value);
      return true;
    },
    reload: (path: string) => void told.push(`reload ${path}`),
  };
  const reload = createReload({ reloading, path: () => '/browser/search', random: () => 0.5 });
  return { kept, reload, told };
}

describe('the page is loaded again for code that does not come', () => {
  it('at its route, once what plays is closed and its save has been answered', async () => {
    const { kept, reload, told } = onPage();
    let busy = false;
    let resumed: Resumed = { uid: 'u', left: null };
    reload.saving({
      close() {
        told.push('close');
        busy = true;
        resumed = { uid: 'u', left };
      },
      isBusy: () => busy,
      resume: () => resumed,
    });
    void loadCode(gone);
    await vi.advanceTimersByTimeAsync(4000);
    expect(told).toEqual(['close']);
    busy = false;
    await vi.advanceTimersByTimeAsync(50);
    expect(told).toEqual(['close', 'reload /browser/search']);
    const next = onPage(kept).reload;
    expect(next.takeResumed()).toEqual({ uid: 'u', left });
    expect(next.takeResumed(), 'for one page').toBeNull();
  });

  it('without waiting for a save for more than 2 s', async () => {
    const { reload, told } = onPage();
    reload.saving({ close: () => {}, isBusy: () => true, resume: () => ({ uid: null, left: null }) });
    void loadCode(gone);
    await vi.advanceTimersByTimeAsync(4950);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(told).toEqual(['reload /browser/search']);
  });

  it('before there is an application, at once; a page that was loaded by the viewer resumes nothing', async () => {
    const { reload, told } = onPage();
    expect(reload.takeResumed()).toBeNull();
    void loadCode(gone);
    await vi.advanceTimersByTimeAsync(3000);
    expect(told).toEqual(['reload /browser/search']);
  });
});
