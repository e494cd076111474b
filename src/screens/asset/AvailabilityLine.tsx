import { View } from '../../../renderer';
import { useText, useTexts } from '../../i18n';
import type { GetText, TextKey } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { comingDate } from '../../domain/availability';
import type { AvailabilityNote } from '../../domain/availability';
import type { DateLocale } from '../../domain/dateFormat';

const NOTE_TEXT = {
  notInRegion: 'asset.notInRegion',
  ageRestricted: 'error.ageRestricted',
  notAvailable: 'asset.notAvailable',
} as const satisfies Record<Exclude<AvailabilityNote['kind'], 'coming'>, TextKey>;

interface AvailabilityLineProps {
  note: AvailabilityNote;
  /** Wall-clock time, ms since 1970. */
  now: number;
}

/** The line between facts and description of an asset that starts later or is not available in this region. */
export function AvailabilityLine({ note, now }: AvailabilityLineProps) {
  const { colors } = useTheme();
  const text = useText();
  const texts = useTexts();
  return (
    <View flow="row" gap={16} align="center" testId="asset-availability">
      <Icon name={note.kind === 'coming' ? 'info' : 'lock'} size={28} color={colors.accentText} />
      <Label weight={700} color={colors.accentText}>
        {noteText(note, now, text, texts.dates())}
      </Label>
    </View>
  );
}

function noteText(note: AvailabilityNote, now: number, text: GetText, dates: DateLocale): string {
  if (note.kind === 'coming') {
    return text('asset.availableFrom', { date: comingDate(note.at, now, dates, note.timed) });
  }
  if (note.kind === 'ageRestricted' && note.age !== null)
    return text('asset.notForProfile', { age: note.age });
  return text(NOTE_TEXT[note.kind]);
}
