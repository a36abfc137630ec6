'use client';

import { Tab } from '@headlessui/react';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  panelId: string;
}

// Headless UI sets `aria-controls` for panels of its own alone.
const TabButton = ({ panelId, ...props }: Props) => <button {...props} aria-controls={panelId} />;

/** A tab of Headless UI whose panel is not one of its own, but what the server rendered. */
export const PanelTab = (props: Props) => <Tab as={TabButton} {...props} />;
