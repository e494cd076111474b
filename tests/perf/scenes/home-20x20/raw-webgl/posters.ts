/** Pictures of films: fetched and decoded by a worker, kept in cells of one texture. */
import type { Film } from '../content';
import { CELL_COUNT, type Painter } from './painter';
// oxlint-disable-next-line import/default -- vite generates the export from the worker's source
import PictureWorker from './picture-worker?worker&inline';
import type { PictureAnswer } from './picture-worker';

export interface Posters {
  /** The cell of a film whose picture is there, which makes it the latest used. */
  cellOf(film: Film): number | undefined;
  /** Loads a film's picture unless it is there or on its way. */
  load(film: Film): void;
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
  /** By their pictures' addresses. */
  const loading = new Map<string, Film>();

  // An inline worker has no address that others could be relative to.
  const addressOf = ({ picture }: Film): string => new URL(picture, location.href).href;

  function takeCell(): number {
    if (cells.size < CELL_COUNT) return cells.size;
    const [oldest, cell] = cells.entries().next().value!;
    cells.delete(oldest);
    return cell;
  }

  worker.addEventListener('message', ({ data: { address, picture } }: MessageEvent<PictureAnswer>) => {
    const film = loading.get(address)!;
    loading.delete(address);
    // Without its picture a poster stays empty, as the others' do.
    if (picture === null) return;
    const cell = takeCell();
    cells.set(film.id, cell);
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
    load(film) {
      const address = addressOf(film);
      if (cells.has(film.id) || loading.has(address)) return;
      loading.set(address, film);
      worker.postMessage(address, []);
    },
    get idle() {
      return loading.size === 0;
    },
  };
}
