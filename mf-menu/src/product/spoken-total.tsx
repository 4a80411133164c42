import { VisuallyHidden } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';

/** Milliseconds of quiet before the total is said: not every tap on the way is worth a sentence. */
const quiet = 900;

/** The total for who does not see it change. Silent until it does. */
export function SpokenTotal({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => setSaid(text), quiet);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
