/** Gives this place in history the path of another part of its screen, which stays: its state, focus and scroll. */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNavigationState } from './navigation';

export function useReaddress(): (path: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const state = useNavigationState();
  return useCallback(
    (path) => void navigate(path, { state: { place: key, ...state }, replace: true }),
    [navigate, key, state],
  );
}
