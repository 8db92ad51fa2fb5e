import { useEffect, useRef, useState } from 'react';
import { FileIcon } from '../Icon/index.ts';
import { picture, thumbnail } from './FileField.css.ts';

/**
 * A small picture of a file that is one, and the sign of a document otherwise. It is decoration: the name stands beside it.
 * The address of the picture lives as long as it is shown; the memory behind it is given back afterwards.
 */
export function FilePreview({ file, isShown }: { readonly file: File; readonly isShown: boolean }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  const isPicture = isShown && !isBroken && file.type.startsWith('image/');

  useEffect(() => {
    if (!isPicture || !image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file, isPicture]);

  return (
    <span className={picture} aria-hidden="true" data-part="preview">
      {isPicture ? (
        // A page whose policy refuses `blob:` shows the sign.
        <img ref={image} alt="" className={thumbnail} onError={() => setIsBroken(true)} />
      ) : (
        <FileIcon />
      )}
    </span>
  );
}
