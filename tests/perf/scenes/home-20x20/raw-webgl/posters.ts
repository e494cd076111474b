/** Pictures of films: fetched and decoded by a worker, kept in cells of one texture. */
import type { Film } from '../content';
import { CELL_COUNT, type Painter } from './painter';
// oxlint-disable-next-line import/default -- vite generates the export from the worker's source
import PictureWorker from './picture-worker?worker&inline';
import type { PictureAnswer, PictureRequest } from './picture-worker';

export interface Posters {
  /** The cell of a film whose picture is there, which makes it the latest used. */
  cellOf(film: Film): number | undefined;
  /** Loads the pictures that are neither there nor on their way. */
  load(films: readonly Film[]): void;
  /** Nothing is on its way. */
  readonly idle: boolean;
}

/**
 * `onArrived` is told of every picture that has got its cell. The cell used longest ago is taken again: while a poster stays
 * mounted at most seven rows of twenty can be seen, which are fewer than there are cells, so it never loses its own.
 */
export function createPosters(painter: Painter, onArrived: (film: Film) => void): Posters {
  const worker = new PictureWorker();
  /** By the time of their last use. */
  const cells = new Map<string, number>();
  const loading = new Map<string, Film>();

  // An inline worker has no address that others could be relative to.
  const base = new URL('.', location.href).href;

  function takeCell(): number {
    if (cells.size < CELL_COUNT) return cells.size;
    const [oldest, cell] = cells.entries().next().value!;
    cells.delete(oldest);
    return cell;
  }

  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<PictureAnswer>) => {
    const film = loading.get(id)!;
    loading.delete(id);
    // Without its picture a poster stays empty, as the others' do.
    if (picture === null) return;
    const cell = takeCell();
    cells.set(id, cell);
    painter.putPoster(cell, picture);
    picture.close();
    onArrived(film);
  });

  return {
    cellOf({ id }) {
      const cell = cells.get(id);
      if (cell === undefined) return undefined;
      cells.delete(id);
      cells.set(id, cell);
      return cell;
    },
    load(films) {
      const missing = films.filter(({ id }) => !cells.has(id) && !loading.has(id));
      if (missing.length === 0) return;
      for (const film of missing) loading.set(film.id, film);
      const requests = missing.map(({ id, picture }): PictureRequest => ({ id, address: base + picture }));
      // One message a key: each costs as much as some posters.
      worker.postMessage(requests, []);
    },
    get idle() {
      return loading.size === 0;
    },
  };
}
