import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { useState } from "react";

type Versioned = Pick<ContentItem, "id" | "version" | "savedAt">;

/**
 * The React key of an editor. Its inputs are uncontrolled, so they are remounted only when the page loads a document
 * that the editor did not save itself: another item, a discarded draft, a restored revision. What the editor sent, such as
 * its own publication, is filled in instead (`useFollowEdit`), because the person may keep typing.
 */
export function useEditorKey<Item extends Versioned>(item: Item) {
  const [known, setKnown] = useState({ item, own: item.version, count: 0, isEdited: false });
  const isSame = known.item.id === item.id;
  // A draft that was read before this editor's last save and arrived after it. Versions only grow.
  const isOld = isSame && item.savedAt !== null && item.version < known.own;
  if (known.item !== item && !isOld) {
    const own = isSame && known.item.version === item.version ? known.own : item.version;
    const isForeign = !isSame || (known.own !== own && !known.isEdited);
    setKnown({ item, own, count: known.count + (isForeign ? 1 : 0), isEdited: false });
  }
  return {
    editorKey: `${item.id}-${known.count}`,
    item: isOld ? known.item : item,
    /** Call when the editor has saved this version. */
    follow: (own: number) => setKnown((now) => ({ ...now, own, isEdited: false })),
    /** Call when the editor sends an edit whose result it will fill in. */
    expectEdit: () => setKnown((now) => ({ ...now, isEdited: true })),
  };
}
