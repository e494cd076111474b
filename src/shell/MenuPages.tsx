/** The pages under Browse when the menu has no room for all of them: a scrolling list between the other entries. */
import type { ReactElement } from 'react';
import { Column } from '../../renderer';
import type { MenuItem } from '../domain/menu';
import { useText } from '../i18n';

interface MenuPagesProps {
  pages: readonly MenuItem[];
  y: number;
  w: number;
  h: number;
  /** Distance between entries, stage pixels. */
  pitch: number;
  renderEntry: (page: MenuItem) => ReactElement;
}

const idOf = ({ id }: MenuItem): string => id;
/** Entries above the focused one once the list has scrolled. */
const ABOVE = 2;

export function MenuPages({ pages, y, w, h, pitch, renderEntry }: MenuPagesProps) {
  const text = useText();
  return (
    <Column
      listKey="menu-pages"
      testId="menu-pages"
      label={text('menu.browse')}
      // Focus from Browse enters at the first page, from below at the last.
      remember={false}
      clip
      y={y}
      w={w}
      h={h}
      items={pages}
      itemKey={idOf}
      itemHeight={pitch}
      pinY={ABOVE * pitch}
      renderItem={renderEntry}
    />
  );
}
