import { View } from '../../../renderer';
import type { Color } from '../../../renderer';
import { Label } from '../../ui/Label';
import { DETAIL_INDENT } from './layout';

interface DetailLineProps {
  children: string;
  w: number;
  size: number;
  lineHeight: number;
  maxLines: number;
  color: Color;
  /** Hidden rather than left out: a recycled card must keep its nodes. */
  visible?: boolean;
}

const DOT = 7;

/** A detail of a plan: a dot, and a text whose further lines are aligned with its first. */
export function DetailLine({ children, w, size, lineHeight, visible = true, ...rest }: DetailLineProps) {
  return (
    <View flow="row" gap={DETAIL_INDENT - DOT} visible={visible}>
      <View w={DOT} h={lineHeight}>
        <View y={(lineHeight - DOT) / 2} w={DOT} h={DOT} radius={DOT / 2} color={rest.color} />
      </View>
      <Label size={size} lineHeight={lineHeight} maxWidth={w - DETAIL_INDENT} {...rest}>
        {children}
      </Label>
    </View>
  );
}
