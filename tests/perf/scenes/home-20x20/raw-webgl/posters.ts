/** Pictures of films: fetched, decoded off the main thread, kept in cells of one texture. */
import type { Film } from '../content';
import { CELL_COUNT, type Painter } from './painter';

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
  /** By the time of their last use. */
  const cells = new Map<string, number>();
  const loading = new Set<string>();

  function takeCell(): number {
    if (cells.size < CELL_COUNT) return cells.size;
    const [oldest, cell] = cells.entries().next().value!;
    cells.delete(oldest);
    return cell;
  }

  async function fetchPicture(film: Film): Promise<void> {
    const response = await fetch(film.picture);
    const picture = await createImageBitmap(await response.blob());
    const cell = takeCell();
    cells.set(film.id, cell);
    painter.putPoster(cell, picture);
    picture.close();
    onArrived(film);
  }

  return {
    cellOf({ id }) {
      const cell = cells.get(id);
      if (cell === undefined) return undefined;
      cells.delete(id);
      cells.set(id, cell);
      return cell;
    },
    load(film) {
      if (cells.has(film.id) || loading.has(film.id)) return;
      loading.add(film.id);
      void fetchPicture(film)
        // Without its picture a poster stays empty, as the others' do.
        .catch((error: unknown) => console.error(film.picture, error))
        .finally(() => loading.delete(film.id));
    },
    get idle() {
      return loading.size === 0;
    },
  };
}
