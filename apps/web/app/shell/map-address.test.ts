import { describe, expect, it } from "vitest";
import { mapAddress, platformOf } from "./map-address.ts";

const venue = { name: "卓上ハウス (神田) & Co.", latitude: 35.69169, longitude: 139.77088 };
const agents = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  iPad: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15",
  Android: "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile",
  Windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0",
};
const addressOn = (device: keyof typeof agents) => mapAddress(venue, platformOf(agents[device]));

describe("the address of a map", () => {
  it("opens the maps of the device", () => {
    expect(addressOn("iPhone")).toMatch(
      /^https:\/\/maps\.apple\.com\/\?ll=35\.69169,139\.77088&q=/,
    );
    expect(addressOn("iPad")).toBe(addressOn("iPhone"));
    expect(addressOn("Android")).toMatch(/^geo:35\.69169,139\.77088\?q=35\.69169,139\.77088\(/);
    expect(addressOn("Windows")).toBe(
      "https://www.google.com/maps/search/?api=1&query=35.69169%2C139.77088",
    );
  });

  it("carries the name without letting it add anything", () => {
    expect(new URL(addressOn("iPhone")).searchParams.get("q")).toBe(venue.name);
    expect(addressOn("Android")).not.toContain("&");
  });
});
