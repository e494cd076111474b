/** The upper part of a title: name, facts, availability, description and buttons, standing on one line at their end. */
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
import type { AvailabilityNote } from './availability';
import { AvailabilityLine } from './AvailabilityLine';
import { descriptionLines } from './descriptionLines';
import { BELOW_BUTTONS, HEAD_H, WORDS_GAP, WORDS_W } from './layout';
import { ResumeLine } from './ResumeLine';
import type { Resume } from './ResumeLine';
import { TitleFacts } from './TitleFacts';

export interface TitleHeadProps extends ActionHandlers {
  asset: Asset;
  imageBase: string;
  /** A row of titles follows below. */
  aboveRow: boolean;
  /** It is on now. */
  live: boolean;
  note: AvailabilityNote | null;
  resume: Resume | null;
  actions: AssetActions;
  /** Wall-clock time, ms since 1970. */
  now: number;
}

const RESUME_GAP = 24;

export const TitleHead = memo(function TitleHead(props: TitleHeadProps) {
  const { asset, imageBase, aboveRow, live, note, resume, actions, now, ...handlers } = props;
  const place = aboveRow ? 'aboveRow' : 'alone';
  const end = HEAD_H[place] - BELOW_BUTTONS[place];
  const description = cutWords(asset.description).text;
  const lines = descriptionLines({ asset, aboveRow, note: note !== null });
  return (
    <View group="column">
      <View x={CONTENT.x} h={end} flow="column" justify="end" gap={WORDS_GAP}>
        <TitleName asset={asset} imageBase={imageBase} maxWidth={WORDS_W} testId="asset-title" />
        <TitleFacts asset={asset} live={live} />
        {note !== null && <AvailabilityLine note={note} now={now} />}
        {description !== '' && (
          <Label maxWidth={WORDS_W} maxLines={lines} testId="asset-description">
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
