import { type ComponentProps, useEffect, useState } from "react";
import { type MapPlace, mapAddress, platformOf } from "./map-address.ts";

type MapLinkProps = Omit<ComponentProps<"a">, "href"> & { place: MapPlace };

/** Which maps a device has is known only in the browser; until then, the address is one that works everywhere. */
export function MapLink({ place, ...rest }: MapLinkProps) {
  const [platform, setPlatform] = useState(platformOf(""));
  useEffect(() => setPlatform(platformOf(navigator.userAgent)), []);
  return <a {...rest} href={mapAddress(place, platform)} rel="noopener" />;
}
