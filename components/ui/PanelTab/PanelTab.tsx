'use client';

import { Tab } from '@headlessui/react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { panelId: string };

// Headless UI sets `aria-controls` only for its own panels.
const TabButton = ({ panelId, ...props }: Props) => <button {...props} aria-controls={panelId} />;

export const PanelTab = (props: Props) => <Tab as={TabButton} {...props} />;
