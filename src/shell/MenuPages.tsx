/** Pages under Browse that are more than the menu has room for: a list of its own between the other items. */
import type { ReactElement } from 'react';
import { Column } from '../../renderer';
import type { MenuItem } from '../domain/menu';
import { useText } from '../i18n';

interface MenuPagesProps {
  pages: readonly MenuItem[];
  y: number;
  w: number;
  h: number;
  /** From line to line. */
  pitch: number;
  renderEntry: (page: MenuItem) => ReactElement;
}

const idOf = ({ id }: MenuItem): string => id;
/** Lines above the focused one, once the list has moved. */
const ABOVE = 2;

export function MenuPages({ pages, y, w, h, pitch, renderEntry }: MenuPagesProps) {
  const text = useText();
  return (
    <Column
      listKey="menu-pages"
      testId="menu-pages"
      label={text('menu.browse')}
      // From Browse the first page is next, from below the last one.
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
