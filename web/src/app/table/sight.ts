/** Whether something is where it can be seen: neither scrolled away nor hidden. */
import type { Attachment } from "svelte/attachments";

const MOST_OF_IT = 0.5;

export function inSight(tell: (seen: boolean) => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver((found) => tell(found.at(-1)?.isIntersecting ?? false), {
      threshold: MOST_OF_IT,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      tell(false);
    };
  };
}
