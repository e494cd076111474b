/** Common Media Client Data (CTA-5004-A, version 2), which Shaka itself collects and sends, as its settings. */
import type shaka from 'shaka-player';
import type { CmcdOptions } from './cmcdOptions';
import type { CmcdView } from './engine';

const VERSION = 2;
/** The standard's limit for session and content id. */
const MAX_ID_LENGTH = 64;

/**
 * Player state (which 5.2.12 never reports: its compiler has renamed the field `sta`), errors, changes of bit rate and of the application's visibility. Not the reports of single responses
 * ('rr'), which would double the requests of a film, nor of mute ('m', 'um'): leaving mutes the element.
 */
const EVENTS = ['ps', 'e', 'bc', 'b'];
const TIME_EVENT = 't';

/** Off without options or without a view's ids. */
export const cmcdConfig = (
  options: CmcdOptions | null,
  view: CmcdView | null,
): Partial<shaka.extern.CmcdConfiguration> => {
  if (options === null || view === null) return { enabled: false, eventTargets: [] };
  const { eventUrl, transmission, interval } = options;
  return {
    enabled: true,
    version: VERSION,
    sessionId: view.sessionId.slice(0, MAX_ID_LENGTH),
    contentId: view.contentId.slice(0, MAX_ID_LENGTH),
    useHeaders: transmission === 'headers',
    eventTargets: [
      {
        mode: 'event',
        enabled: true,
        url: eventUrl,
        useHeaders: false,
        includeKeys: [],
        events: interval > 0 ? [...EVENTS, TIME_EVENT] : EVENTS,
        interval,
      },
    ],
  };
};
