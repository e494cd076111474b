import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { factsOf } from '../../domain/facts';
import { languageCode } from '../../domain/listing';
import { languageName, useText, useTexts } from '../../i18n';
import { Label } from '../../ui/Label';

/** Above the lines, beside the gap of the text. */
const GAP = 16;
const LINE_H = 44;
const VALUE_X = 200;

/** Year, length, sound and subtitles of an asset, a line each; one it lacks leaves no line. */
export function DrawerFacts({ asset, w }: { asset: Asset; w: number }) {
  const text = useText();
  const language = useTexts().language();
  const facts = factsOf(asset, {
    hour: text('facts.hour'),
    minute: text('facts.minute'),
    seasons: (count) => text('facts.seasons', { count }),
  });
  const factOf = (kind: 'year' | 'length'): string => facts.find((fact) => fact.kind === kind)?.text ?? '';
  const named = (codes: readonly string[]): string =>
    [...new Set(codes.map(languageCode).filter((code) => code !== ''))]
      .map((code) => languageName(code, language))
      .join(', ');
  const lines = [
    [text('asset.year'), factOf('year')],
    [text('asset.length'), factOf('length')],
    [text('asset.sound'), named(asset.audios)],
    [text('asset.subtitles'), named(asset.subtitles)],
  ] as const;
  return (
    <View flow="column">
      <View w={1} h={GAP} />
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <View key={name} w={w} h={LINE_H} role="listitem" label={`${name}: ${value}`}>
            <Label type="label" dim y={4} maxWidth={VALUE_X - 16}>
              {name}
            </Label>
            <Label x={VALUE_X} maxWidth={w - VALUE_X}>
              {value}
            </Label>
          </View>
        ))}
    </View>
  );
}
