/** Live now, coming on a date, or not to be had here: the line between the facts and the description. */
import { View } from '../../../renderer';
import { useText, useTexts } from '../../i18n';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { comingDate } from './availability';
import type { AvailabilityNote } from './availability';

export interface AvailabilityLineProps {
  live: boolean;
  note: AvailabilityNote | null;
  /** Wall-clock time, ms since 1970. */
  now: number;
}

export function AvailabilityLine({ live, note, now }: AvailabilityLineProps) {
  const { colors } = useTheme();
  const text = useText();
  const texts = useTexts();
  if (!live && note === null) return null;
  return (
    <View flow="row" gap={16} align="center" testId="asset-availability">
      {live && (
        <Badge x={0} y={0} live>
          {text('asset.live')}
        </Badge>
      )}
      {note !== null && (
        <>
          <Icon name={note.kind === 'coming' ? 'info' : 'lock'} size={28} color={colors.accentText} />
          <Label weight={700} color={colors.accentText}>
            {note.kind === 'coming'
              ? text('asset.availableFrom', { date: comingDate(note.at, now, texts.language()) })
              : text(note.kind === 'notInRegion' ? 'asset.notInRegion' : 'asset.notAvailable')}
          </Label>
        </>
      )}
    </View>
  );
}
