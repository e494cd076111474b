/**
 * A legal text over the whole screen: the scene renders panel, buttons and scroll position; the DOM layer renders the
 * text. Up and down scroll, Close and back close it, and focus returns to the button that opened it [WELCOME-04..09].
 * Its code is loaded when it is first opened: see `useLegalModal`.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { View } from '../../../renderer';
import { ApiError, decideFailure, queries } from '../../api';
import type { LegalType } from '../../contract';
import { useScreenTexts, useText } from '../../i18n';
import { enLegal } from '../../i18n/enLegal';
import type { TextKey } from '../../i18n';
import { useServices } from '../services';
import { useFailure } from '../useFailure';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Label } from '../../ui/Label';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { BUTTONS, PAGE, PANEL, TEXT, TITLE } from './layout';
import { LegalFailure } from './LegalFailure';
import { ScrollRail } from './ScrollRail';
import { useScrollableText } from './useScrollableText';

interface LegalModalProps {
  type: LegalType;
  onClose: () => void;
}

const LEGAL_TITLES: Readonly<Record<LegalType, TextKey>> = {
  'privacy-policy': 'welcome.privacyPolicy',
  'terms-and-conditions': 'welcome.termsAndConditions',
};

/** The failure of a text without readable content: empty, nothing but scripts, or far too long. */
const unreadable = (): ApiError =>
  new ApiError({ call: 'legal', kind: 'contract', status: null, service: null });

export default function LegalModal({ type, onClose }: LegalModalProps) {
  const { colors, radius } = useTheme();
  useScreenTexts(enLegal);
  const text = useText();
  const title = text(LEGAL_TITLES[type]);
  const { problem, retry, scrollableText } = useLegalText(type, title);
  const { position, thumb, move, onKey } = scrollableText;

  return (
    <Dialog
      label={title}
      testId="legal-dialog"
      onKey={(press) => {
        if (press.key !== 'back') return onKey(press);
        onClose();
        return true;
      }}
    >
      <View {...PANEL} radius={radius * 1.5} color={colors.base} border={{ width: 2, color: colors.track }} />
      <Label type="title" role="heading" {...TITLE} color={colors.textOnBase}>
        {title}
      </Label>
      {problem !== null && <LegalFailure problem={problem} />}
      {problem === null && position === null && (
        <Spinner what={text('legal.awaited')} x={STAGE.w / 2} y={TEXT.y + TEXT.h / 2} onPicture />
      )}
      {position !== null && position.pages > 1 && (
        <>
          <ScrollRail thumb={thumb} height={position.height} move={move} />
          <Label {...PAGE} textAlign="right" color={colors.dimTextOnBase} testId="legal-page">
            {text('legal.page', { index: position.page, total: position.pages })}
          </Label>
        </>
      )}
      <View {...BUTTONS} flow="row" gap={20} group="row">
        {problem !== null && (
          <Button testId="legal-retry" autoFocus onPress={retry}>
            {text('app.retry')}
          </Button>
        )}
        <Button testId="legal-close" autoFocus={problem === null} onPress={onClose}>
          {text('app.close')}
        </Button>
      </View>
    </Dialog>
  );
}

/** Loads the text from its provider and shows it. Each failure is reported once, and can be retried. */
function useLegalText(type: LegalType, title: string) {
  const { api } = useServices();
  const fail = useFailure();
  const query = useQuery(queries.legal(api, type));
  const html = query.isFetching || query.isError ? null : (query.data ?? null);
  const scrollableText = useScrollableText(html, query.dataUpdatedAt, title);
  const error =
    query.error ?? (scrollableText.outcome === 'unreadable' ? unreadable() : scrollableText.outcome);
  const failed = !query.isFetching && error !== null;
  const tell = useEffectEvent(() => void fail('legal', error));
  // Not `useFailureOf`: two unreadable texts in a row are two failures with equal errors.
  const failure = failed ? `${query.errorUpdateCount} ${query.dataUpdatedAt}` : null;
  useEffect(() => {
    if (failure !== null) tell();
  }, [failure]);
  return {
    scrollableText,
    problem: failed ? decideFailure('legal', error).text : null,
    retry: () => void query.refetch(),
  };
}
