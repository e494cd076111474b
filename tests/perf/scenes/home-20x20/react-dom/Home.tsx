/**
 * The scene in React DOM, tuned by hand: place as state, rows and posters memoised and windowed, movement by transforms
 * of the compositor, one ring. A key renders the page, one or two rows and two posters.
 */
import { memo, useEffect, useState } from 'react';
import { FOCUS_SCALE, PAGE, POSTER, POSTERS_Y, RING, POSTER_ROWS, type Film } from '../content';
import {
  firstPoster,
  firstRow,
  listenToArrows,
  moved,
  pageOffset,
  posterX,
  rowOffset,
  rowY,
  START,
  WINDOW,
} from '../grid';

const RING_REACH = RING.offset + RING.width;
const RING_SIZE = {
  width: POSTER.w * FOCUS_SCALE + 2 * RING_REACH,
  height: POSTER.h * FOCUS_SCALE + 2 * RING_REACH,
};

const shift = (x: number, y: number): string => `translate3d(${x}px, ${y}px, 0)`;

/** Focus as rendered last, for `window.bench`. */
export const focused = { row: 0, col: 0 };

const Poster = memo(function Poster({ film, isFocused }: { film: Film; isFocused: boolean }) {
  return (
    <div className={isFocused ? 'poster focused' : 'poster'} style={{ left: posterX(film.col) }}>
      <img src={film.picture} alt="" decoding="async" />
      <p>{film.title}</p>
    </div>
  );
});

const ShelfRow = memo(function ShelfRow(props: { row: number; col: number; isFocused: boolean }) {
  const { row, col, isFocused } = props;
  const { title, films } = POSTER_ROWS[row]!;
  const first = firstPoster(col);
  return (
    <div className="shelf" style={{ top: rowY(row) }}>
      <h2>{title}</h2>
      <div className="strip" style={{ top: POSTERS_Y, transform: shift(-rowOffset(col), 0) }}>
        {films.slice(first, first + WINDOW.posters).map((film) => (
          <Poster key={film.id} film={film} isFocused={isFocused && film.col === col} />
        ))}
      </div>
    </div>
  );
});

export function Home() {
  const [place, setPlace] = useState(START);
  const { row, cols } = place;
  const col = cols[row]!;
  useEffect(() => listenToArrows((direction) => setPlace((now) => moved(now, direction))), []);
  useEffect(() => {
    focused.row = row;
    focused.col = col;
  }, [row, col]);

  const first = firstRow(row);
  const ringX = PAGE.x + posterX(col) - rowOffset(col) - (RING_SIZE.width - POSTER.w) / 2;
  const ringY = PAGE.y + rowY(row) - pageOffset(row) + POSTERS_Y - (RING_SIZE.height - POSTER.h) / 2;
  return (
    <>
      <div className="page" style={{ left: PAGE.x, top: PAGE.y, transform: shift(0, -pageOffset(row)) }}>
        {POSTER_ROWS.slice(first, first + WINDOW.rows).map(({ id }, at) => (
          <ShelfRow key={id} row={first + at} col={cols[first + at]!} isFocused={first + at === row} />
        ))}
      </div>
      <div className="ring" style={{ ...RING_SIZE, transform: shift(ringX, ringY) }} />
    </>
  );
}
