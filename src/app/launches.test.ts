import { describe, expect, it, vi } from 'vitest';
import type { LaunchRequest } from '../../platforms/common/launch';
import { followLaunches } from './launches';

function setUp(path: string | null = null) {
  let tell: (request: LaunchRequest | null) => void = () => {};
  const launches = followLaunches({
    launch: () => (path === null ? null : { path }),
    watchLaunch: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  return { launches, ask: (asked: string | null) => tell(asked === null ? null : { path: asked }) };
}

describe('[ROUTE-37] what the system asks for', () => {
  it('at the start is told until it is taken, once', () => {
    const { launches } = setUp('/asset/a');
    expect([launches.next(), launches.take(), launches.take()]).toEqual(['/asset/a', '/asset/a', null]);
    expect(launches.next()).toBeNull();
  });

  it('before there is a screen replaces what was asked for at the start; a bare launch does not', () => {
    const { launches, ask } = setUp('/asset/a');
    ask('/asset/b');
    ask(null);
    expect(launches.take()).toBe('/asset/b');
    expect(setUp().launches.take()).toBeNull();
  });

  it('is told to who watches, at once when it waits, and no longer after that', () => {
    const { launches, ask } = setUp();
    const run = vi.fn();
    const stop = launches.watch(run);
    expect(run).not.toHaveBeenCalled();
    ask('/asset/a');
    expect([run.mock.calls.length, launches.take()]).toEqual([1, '/asset/a']);
    stop();
    ask('/asset/b');
    expect(run).toHaveBeenCalledTimes(1);
    const again = vi.fn();
    launches.watch(again);
    expect([again.mock.calls.length, launches.take()]).toEqual([1, '/asset/b']);
    stop();
    ask('/asset/c');
    expect(again, 'an end that comes late ends no other').toHaveBeenCalledTimes(2);
  });
});
