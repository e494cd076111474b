/**
 * The scene in React DOM with Norigin's spatial navigation, used as its manual shows: `useFocusable` on every poster and
 * row, all 400 posters mounted, pictures lazy. The library finds the next poster by measuring; a row that gets focus
 * scrolls the page and a poster its row, by transforms. A key renders two posters and one row, or two posters, two rows
 * and the page.
 */
import { FocusContext, setFocus, useFocusable } from '@noriginmedia/norigin-spatial-navigation';
import { memo, useCallback, useEffect, useState } from 'react';
import { PAGE, POSTERS_Y, POSTER_ROWS, ROWS, type Film, type PosterRow } from '../content';
import { columnBeneath, pageOffset, posterX, rowOffset, rowY } from '../grid';

/** Focus as told last, for `window.bench`. */
export const focused = { row: 0, col: 0 };

/** The last row that had focus. */
let deepest = 0;

/**
 * A row without focus so far takes the poster beneath, as with the other contestants; the library by itself takes the first.
 * False: the library need not look for one.
 */
function onArrowPress(direction: string, { row, col }: Film): boolean {
  if (direction !== 'down' || row < deepest || row === ROWS - 1) return true;
  setFocus(POSTER_ROWS[row + 1]!.films[columnBeneath(col)]!.id);
  return false;
}

interface PosterProps {
  film: Film;
  onFocus: (layout: unknown, film: Film) => void;
}

const Poster = memo(function Poster({ film, onFocus }: PosterProps) {
  const { ref, focused: isFocused } = useFocusable<Film, HTMLDivElement>({
    focusKey: film.id,
    extraProps: film,
    onArrowPress,
    onFocus,
  });
  return (
    <div ref={ref} className={isFocused ? 'poster focused' : 'poster'} style={{ left: posterX(film.col) }}>
      <img src={film.picture} alt="" loading="lazy" decoding="async" />
      <p>{film.title}</p>
    </div>
  );
});

interface PosterRowViewProps {
  posterRow: PosterRow;
  row: number;
  onFocus: (layout: unknown, at: { row: number }) => void;
}

const PosterRowView = memo(function ShelfRow({ posterRow, row, onFocus }: PosterRowViewProps) {
  const [offset, setOffset] = useState(0);
  const [extraProps] = useState({ row });
  const { ref, focusKey } = useFocusable<{ row: number }, HTMLDivElement>({
    focusKey: posterRow.id,
    extraProps,
    onFocus,
  });
  const scrollTo = useCallback((_layout: unknown, film: Film) => {
    focused.row = film.row;
    focused.col = film.col;
    setOffset(rowOffset(film.col));
  }, []);
  return (
    <FocusContext.Provider value={focusKey}>
      <div ref={ref} className="shelf" style={{ top: rowY(row) }}>
        <h2>{posterRow.title}</h2>
        <div className="strip" style={{ top: POSTERS_Y, transform: `translate3d(${-offset}px, 0, 0)` }}>
          {posterRow.films.map((film) => (
            <Poster key={film.id} film={film} onFocus={scrollTo} />
          ))}
        </div>
      </div>
    </FocusContext.Provider>
  );
});

export function Home() {
  const [offset, setOffset] = useState(0);
  const { ref, focusKey, focusSelf } = useFocusable<object, HTMLDivElement>({ focusKey: 'page' });
  const scrollTo = useCallback((_layout: unknown, { row }: { row: number }) => {
    deepest = Math.max(deepest, row);
    setOffset(pageOffset(row));
  }, []);
  useEffect(() => focusSelf(), [focusSelf]);
  return (
    <FocusContext.Provider value={focusKey}>
      <div
        ref={ref}
        className="page"
        style={{ left: PAGE.x, top: PAGE.y, transform: `translate3d(0, ${-offset}px, 0)` }}
      >
        {POSTER_ROWS.map((posterRow, row) => (
          <PosterRowView key={posterRow.id} posterRow={posterRow} row={row} onFocus={scrollTo} />
        ))}
      </div>
    </FocusContext.Provider>
  );
}
