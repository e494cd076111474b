/** An adapter on the fake of its set. */
import type { PlatformPage } from '../common/page';
import type { FakeSet } from '../fakeSet';
import type { Platform } from '../platform';
import { fakePage } from './fakePage';

interface OpenOptions<T> {
  readonly userAgent: string;
  /** Puts the maker's globals into the window. */
  readonly install: (options: T, page: Window) => void;
  readonly options?: T;
  readonly create: (page: PlatformPage) => Platform;
  readonly parts?: Parameters<typeof fakePage>[0];
}

/** The set is there before the application, as on the set. */
export function openSet<T extends object>({ userAgent, install, options, create, parts }: OpenOptions<T>) {
  const made = fakePage({ userAgent, ...parts });
  install(options ?? ({} as T), made.page as unknown as Window);
  const { fakeSet } = made.page as { readonly fakeSet?: FakeSet };
  if (fakeSet === undefined) throw new Error('the fake is not installed');
  return { ...made, set: fakeSet, platform: create(made.page) };
}

/** What a watch reports until the test ends, the first report included. */
export function reportsOf(watch: (listener: (on: boolean) => void) => () => void) {
  const told: boolean[] = [];
  const stop = watch((on) => told.push(on));
  return { told, stop };
}
