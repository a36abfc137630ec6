'use client';

import { Tab } from '@headlessui/react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { panelId: string };

// A tab button with `aria-controls`, which Headless UI sets only for its own panels.
const TabButton = ({ panelId, ...props }: Props) => <button {...props} aria-controls={panelId} />;

/** A Headless UI tab for a panel that the server rendered, instead of a panel of Headless UI. */
export const PanelTab = (props: Props) => <Tab as={TabButton} {...props} />;
