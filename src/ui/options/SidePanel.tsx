import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Drawer } from '../Drawer';
import { IconButton } from '../IconButton';
import { Label } from '../Label';
import { SAFE, STAGE } from '../stage';
import { TITLE } from './layout';

interface SidePanelProps {
  open: boolean;
  title: string;
  testId: string;
  /** Left edge of the content, stage pixels. */
  x: number;
  shade: number;
  clear?: number;
  edge: readonly [number, number];
  /** True: back closes it as its button does. Default: the screen's keys do. */
  closesByBack?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the right of a screen that stays in sight; its button is for pointers. */
export function SidePanel(props: SidePanelProps) {
  const { open, title, testId, x, closesByBack = false, onClose, children, ...shades } = props;
  const text = useText();
  const nameX = x + TITLE.back + 24;
  return (
    <Drawer
      open={open}
      label={title}
      testId={testId}
      group="column"
      {...(closesByBack && { onBack: onClose })}
      {...shades}
    >
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
        <Label type="title" role="heading" maxWidth={STAGE.w - SAFE.x - nameX}>
          {title}
        </Label>
      </View>
      <View group="row" preferred>
        {children}
      </View>
    </Drawer>
  );
}
