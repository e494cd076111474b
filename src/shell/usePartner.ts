/** Whether another provider manages the viewer's subscription, and which one [SUB-07]. */
import { useQuery } from '@tanstack/react-query';
import { queries } from '../api';
import { isPartnerUser } from '../domain/subscription';
import { useIdentity } from '../session';
import { useServices } from './services';
import { useFailureOf } from './useFailureOf';

export interface Partner {
  /** False while it is unknown whether there is one; guests have none. */
  readonly known: boolean;
  readonly manages: boolean;
  /** null when unknown. */
  readonly name: string | null;
}

/** @param asked false fetches nothing yet */
export function usePartner(asked = true): Partner {
  const { api } = useServices();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const enabled = signedIn && asked;
  const settings = useQuery({ ...queries.userSettings(api), enabled });
  // `AccountData` fetches it for every signed-in viewer and reports its failure.
  const provider = useQuery({ ...queries.provider(api), enabled });
  useFailureOf('userSettings', settings.error);
  return {
    known: !signedIn || !(settings.isPending || provider.isPending),
    manages: signedIn && isPartnerUser(settings.data, provider.data),
    name: provider.data?.name ?? null,
  };
}
