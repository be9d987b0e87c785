import type * as rules from "../kinds/network.ts";
import type { RuleEntries } from "./entry.ts";

export const network: RuleEntries<typeof rules> = {
  domain: {
    requirements: ["VA-12"],
    does: "A host name of the public DNS with two labels or more.",
    edges: [
      "IDN only in its ASCII form (xn--…): put foldDomain() before, and 日本語.jp is accepted.",
      "Labels of 1–63 letters, digits and inner hyphens; 253 characters in all; the last label is not a number.",
      "Underscores, a final dot, ports and localhost are refused. Case does not matter.",
    ],
    examples: [
      {
        with: [],
        passes: [
          "",
          "example.com",
          "EXAMPLE.co.jp",
          "xn--wgv71a119e.jp",
          "a-b.example",
          "1.example",
        ],
        fails: [
          "localhost",
          "example.com.",
          "-a.com",
          "a-.com",
          "a..com",
          "a_b.com",
          "日本語.jp",
          "example.com:80",
          "192.0.2.1",
          `${"a".repeat(64)}.com`,
        ],
      },
    ],
  },
  ipv4: {
    requirements: ["VA-12"],
    does: "Four numbers of 0 to 255, parted by dots.",
    edges: [
      "Leading zeros (some read them as octal), prefixes such as /24 and shorter forms are refused.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "192.0.2.1", "0.0.0.0", "255.255.255.255"],
        fails: ["256.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.4/24", "１.2.3.4", "0x7f.1"],
      },
    ],
  },
  ipv6: {
    requirements: ["VA-12"],
    does: "An IPv6 address: in full, shortened with ::, or ending in an IPv4 address.",
    edges: [
      "Case does not matter. :: stands for one group or more, once.",
      "A zone (%eth0) is refused: it means something on one machine only. So are brackets and prefixes (/64).",
    ],
    examples: [
      {
        with: [],
        passes: [
          "",
          "2001:db8::1",
          "2001:0DB8:0:0:0:0:0:1",
          "::",
          "::1",
          "fe80::",
          "::ffff:192.0.2.1",
          "64:ff9b::192.0.2.33",
          "1:2:3:4:5:6:192.0.2.1",
        ],
        fails: [
          "1::2::3",
          "1:2:3:4:5:6:7",
          "1:2:3:4:5:6:7:8:9",
          "1:2:3:4:5:6:7:8::",
          ":::",
          "12345::",
          "g::",
          "fe80::1%eth0",
          "[::1]",
          "2001:db8::/32",
          "::ffff:192.0.2.256",
          "192.0.2.1::",
          "192.0.2.1",
        ],
      },
    ],
  },
  macAddress: {
    requirements: ["VA-12"],
    does: "Six pairs of hexadecimal digits, parted by colons or by hyphens.",
    edges: [
      "Not mixed. Without separators and with dots (0000.5e00.5301) refused. Case does not matter.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "00:00:5E:00:53:01", "00-00-5e-00-53-01"],
        fails: [
          "00:00-5E:00:53:01",
          "00005E005301",
          "0000.5e00.5301",
          "00:00:5E:00:53",
          "00:00:5G:00:53:01",
        ],
      },
    ],
  },
};
