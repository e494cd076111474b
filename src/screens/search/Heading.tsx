import { View } from '../../../renderer';
import { Label } from '../../ui/Label';
import { HEADING_Y, PANEL } from './layout';

const COUNT_W = 220;

interface HeadingProps {
  children: string;
  count?: string;
  /** `status` and `alert` are announced when they appear. Default 'heading'. */
  role?: 'heading' | 'status' | 'alert';
  testId?: string;
}

/** The heading of the results panel: what it shows and how many. */
export function Heading({ children, count, role = 'heading', testId }: HeadingProps) {
  return (
    <>
      <Label
        type="title"
        role={role}
        testId={testId}
        x={PANEL.x}
        y={HEADING_Y}
        maxWidth={PANEL.w - (count === undefined ? 0 : COUNT_W)}
      >
        {children}
      </Label>
      {count !== undefined && (
        <View x={PANEL.x} y={HEADING_Y + 12} w={PANEL.w} flow="row" justify="end">
          <Label role="status" dim>
            {count}
          </Label>
        </View>
      )}
    </>
  );
}
