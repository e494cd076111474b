/** What the cards say of the viewer: country, its language's names of countries, until when a cancelled plan lasts. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import { DEFAULT_COUNTRY } from '../../contract';
import type { Subscription } from '../../contract';
import { paymentDay } from '../../domain/subscription';
import { countryNames, useText, useTexts } from '../../i18n';
import { useServices } from '../../shell/services';
import type { PlanViewer } from './planCardView';

/** The same object until one of these changes, so that no card renders again. */
export function usePlanViewer(subscription: Subscription | null): PlanViewer {
  const { api } = useServices();
  const texts = useTexts();
  const text = useText();
  // Only reads the cache: `AccountData` fetches the user and reports its failure.
  const country = useQuery({ ...queries.user(api), enabled: false }).data?.country ?? DEFAULT_COUNTRY;
  const countryName = useMemo(() => countryNames(texts.language(), text('country.names')), [texts, text]);
  const activeUntil = subscription?.isCancelationScheduled ? paymentDay(subscription, texts.dates()) : null;
  return useMemo(() => ({ country, countryName, activeUntil }), [country, countryName, activeUntil]);
}
