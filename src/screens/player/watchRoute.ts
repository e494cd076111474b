/** What a watch address plays (ROUTE-14): the asset's content, or its trailer. */
import type { PlayableContent } from '../../player/streamRequest';

/**
 * `/asset/{id}/watch` plays what the navigation state names, by default the asset itself;
 * `/asset/{id}/watch/{main|trailer|live}` names it in the address. The content of a live asset is its live stream, so
 * 'live' and 'main' are the same. An unknown type plays the asset itself.
 */
export function contentOfRoute(
  type: string | undefined,
  contentType: 'main' | 'trailer' | undefined,
): PlayableContent {
  return (type ?? contentType) === 'trailer' ? 'trailer' : 'main';
}
