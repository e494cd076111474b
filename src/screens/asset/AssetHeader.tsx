import { memo } from 'react';
import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { cutWords } from '../../domain/description';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { TitleName } from '../../ui/TitleName';
import { ActionRow } from './ActionRow';
import type { ActionHandlers } from './ActionRow';
import type { AssetActions } from './actions';
import type { AvailabilityNote } from '../../domain/availability';
import { AvailabilityLine } from './AvailabilityLine';
import { descriptionLines } from './descriptionLines';
import { BELOW_BUTTONS, COLUMN_GAP, COLUMN_W, HEADER_H, WORD } from './layout';
import { ResumeLine } from './ResumeLine';
import type { ResumeProgress } from './ResumeLine';
import { AssetFacts } from './AssetFacts';

interface AssetHeaderProps extends ActionHandlers {
  asset: Asset;
  imageBase: string;
  /** True when a row of recommendations follows below. */
  aboveRow: boolean;
  /** True while the asset is on air. */
  live: boolean;
  note: AvailabilityNote | null;
  resume: ResumeProgress | null;
  actions: AssetActions;
  /** Wall-clock time, ms since 1970. */
  now: number;
}

/** Below the buttons: the word of a focused round one comes first. */
const RESUME_GAP = WORD.gap + WORD.h + 18;

/** Name, facts, availability, description and buttons of an asset, aligned at their lower end. */
export const AssetHeader = memo(function TitleHead(props: AssetHeaderProps) {
  const { asset, imageBase, aboveRow, live, note, resume, actions, now, ...handlers } = props;
  const variant = aboveRow ? 'aboveRow' : 'alone';
  const end = HEADER_H[variant] - BELOW_BUTTONS[variant];
  const description = cutWords(asset.description).text;
  const lines = descriptionLines({ asset, aboveRow, note: note !== null });
  return (
    <View group="column">
      <View x={CONTENT.x} h={end} flow="column" justify="end" gap={COLUMN_GAP}>
        <TitleName asset={asset} imageBase={imageBase} maxWidth={COLUMN_W} shared testId="asset-title" />
        <AssetFacts asset={asset} live={live} />
        {note !== null && <AvailabilityLine note={note} now={now} />}
        {description !== '' && (
          <Label maxWidth={COLUMN_W} maxLines={lines} testId="asset-description">
            {description}
          </Label>
        )}
        <View h={4} w={1} />
        <ActionRow assetId={asset.id} actions={actions} {...handlers} />
      </View>
      {resume !== null && <ResumeLine {...resume} x={CONTENT.x} y={end + RESUME_GAP} />}
    </View>
  );
});
