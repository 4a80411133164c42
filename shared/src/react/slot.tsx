import { useEffect, useRef } from 'react';
import { usePage, type SlotProps } from './environment.tsx';

type Props = { readonly name: string; readonly with?: SlotProps; readonly className?: string };

const noProps: SlotProps = {};

/** A place inside an area that another remote may fill. Empty when nobody does. `with` is read when it is filled. */
export function Slot({ name, with: props = noProps, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { mountSlot } = usePage();
  useEffect(() => {
    // A root of its own inside ours: React must not know its children.
    const element = document.createElement('div');
    place.current?.append(element);
    const takeAway = mountSlot(name, element, props);
    return () => {
      takeAway();
      element.remove();
    };
  }, [mountSlot, name, props]);
  return <div ref={place} className={className} />;
}
