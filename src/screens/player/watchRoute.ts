/** What a watch address asks for (ROUTE-14): the title's content, or its trailer. */
import type { PlayableContent } from '../../player/streamRequest';

/**
 * `/asset/{id}/watch` plays what the navigation state says, the title itself without one;
 * `/asset/{id}/watch/{main|trailer|live}` says it in the address. A live title's content is its live stream, so 'live'
 * and 'main' ask for the same. An unknown type is the title itself.
 */
export function contentOfRoute(
  type: string | undefined,
  contentType: 'main' | 'trailer' | undefined,
): PlayableContent {
  return (type ?? contentType) === 'trailer' ? 'trailer' : 'main';
}
