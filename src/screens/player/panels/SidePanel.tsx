import type { ReactNode } from 'react';
import { View } from '../../../../renderer';
import { useText } from '../../../i18n';
import { Drawer } from '../../../ui/Drawer';
import { IconButton } from '../../../ui/IconButton';
import { Label } from '../../../ui/Label';
import { STAGE } from '../../../ui/stage';
import { TITLE } from './layout';

interface SidePanelProps {
  open: boolean;
  title: string;
  testId: string;
  /** Left edge of the content, stage pixels. */
  x: number;
  shade: number;
  clear: number;
  edge: readonly [number, number];
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the right of a picture that stays in sight. Back closes it by the player's keys; its button is for pointers. */
export function SidePanel({ open, title, testId, x, onClose, children, ...shades }: SidePanelProps) {
  const text = useText();
  const nameX = x + TITLE.back + 24;
  return (
    <Drawer open={open} label={title} testId={testId} group="column" {...shades}>
      <View x={x} y={TITLE.y} flow="row" gap={24} align="center">
        <IconButton
          icon="back"
          size={32}
          side={TITLE.back}
          radius={TITLE.back / 2}
          label={text('app.back')}
          testId="panel-close"
          onPress={onClose}
        />
        <Label type="title" role="heading" maxWidth={STAGE.w - nameX}>
          {title}
        </Label>
      </View>
      <View group="row" preferred>
        {children}
      </View>
    </Drawer>
  );
}
