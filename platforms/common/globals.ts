/** What manufacturers put on `window` beside what browsers have: functions, objects, `VK_` constants and events. */
export type Globals = Readonly<Record<string, unknown>> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The same window, to be looked into by name: no type library knows what a device adds, so each reader checks what it finds. */
export const globalsOf = (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): Globals =>
  page as Globals;
