/** The title line of a row, in the height of `ROW_HEADER`. */
import { Label } from './Label';
import { CONTENT } from './stage';

const LIT = { alpha: 1 } as const;

/**
 * Brightens while its row has focus. An empty title is hidden, not left out: recycled rows must keep the same nodes.
 */
export function RowTitle({ children }: { children: string }) {
  return (
    <Label
      type="heading"
      role="heading"
      visible={children !== ''}
      x={CONTENT.x}
      maxWidth={CONTENT.w}
      alpha={0.72}
      parentFocusedStyle={LIT}
      weight={700}
    >
      {children}
    </Label>
  );
}
