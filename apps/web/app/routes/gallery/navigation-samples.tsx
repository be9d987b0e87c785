import { LogOut, Trash2, UserRound } from "lucide-react";
import { artUrl } from "../../ui/art-url.ts";
import { Button } from "../../ui/button.tsx";
import { ColumnHead, DataTable, PersonCell, SortHead } from "../../ui/data-table.tsx";
import { ImpersonationBanner } from "../../ui/impersonation-banner.tsx";
import { Pager } from "../../ui/pager.tsx";
import { RowMenu, RowMenuItem } from "../../ui/row-menu.tsx";
import { SectionNavigator } from "../../ui/section-navigator.tsx";
import { Tab, TabLink, TabLinks, Tabs } from "../../ui/tabs.tsx";
import { Tag, TagList } from "../../ui/tag.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { nowhere } from "./sample-link.ts";
import { people, schedule } from "./samples.ts";

export function NavigationSamples() {
  return (
    <>
      <GallerySection id="tabs" title="たどる">
        <div className="gallery-columns">
          <div className="stack">
            <Tabs label="部">
              <Tab selected panelId="sample-panel" note="13:00–17:00　残り5席">
                昼の部
              </Tab>
              <Tab selected={false} panelId="sample-panel" note="18:00–22:00　残り9席">
                夜の部
              </Tab>
            </Tabs>
            <div id="sample-panel" role="tabpanel" aria-label="昼の部">
              昼の部の卓
            </div>
            <TabLinks label="中身">
              <TabLink to={nowhere} current>
                公開中
              </TabLink>
              <TabLink to={nowhere}>下書き</TabLink>
            </TabLinks>
          </div>
          <SectionNavigator
            label="このページの内容"
            title="この頁の内容"
            sections={[
              { id: "tabs", name: "卓と空席", current: true },
              { id: "table", name: "一日の流れ", count: 4 },
              { id: "reading", name: "この日のこと" },
            ]}
          />
          <Timeline steps={[...schedule]} />
        </div>
      </GallerySection>
      <GallerySection id="table" title="表">
        <DataTable caption="認証ユーザーの一覧" cards>
          <thead>
            <tr>
              <SortHead to={nowhere} sort="none">
                利用者
              </SortHead>
              <ColumnHead>役割</ColumnHead>
              <ColumnHead>状態</ColumnHead>
              <ColumnHead>パスキー</ColumnHead>
              <SortHead to={nowhere} sort="descending">
                最終ログイン
              </SortHead>
              <ColumnHead actions>操作</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              <tr key={person.mail}>
                <PersonCell
                  name={person.name}
                  note={person.mail}
                  avatarUrl={artUrl.avatar(person.mail)}
                />
                <td data-label="役割">
                  <TagList>
                    {person.roles.map((role) => (
                      <Tag key={role} tone={role === "admin" ? "dark" : "plain"}>
                        {role}
                      </Tag>
                    ))}
                  </TagList>
                </td>
                <td data-label="状態">
                  <Tag tone={person.tone}>{person.state}</Tag>
                </td>
                <td className="num" data-label="パスキー">
                  {person.keys}
                </td>
                <td className="num" data-label="最終ログイン">
                  {person.last}
                </td>
                <td className="data-table-actions">
                  <RowMenu id={`sample-menu-${index}`} label={`${person.name}の操作`}>
                    <RowMenuItem icon={<UserRound />}>なりすましを始める</RowMenuItem>
                    <RowMenuItem icon={<LogOut />}>全端末からログアウト</RowMenuItem>
                    <RowMenuItem icon={<Trash2 />} danger>
                      ユーザーを消す
                    </RowMenuItem>
                  </RowMenu>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <div className="gallery-gap stack">
          {[1, 4, 161].map((current) => (
            <Pager
              key={current}
              current={current}
              total={161}
              pageUrl={() => nowhere}
              label={`ページ（${current}）`}
              previousLabel="前のページ"
              nextLabel="次のページ"
            />
          ))}
        </div>
      </GallerySection>
      <GallerySection id="impersonation" title="なりすましの帯">
        <div className="gallery-static">
          <ImpersonationBanner
            label="なりすまし"
            action={
              <Button size="small" icon={<LogOut />}>
                なりすましを終える
              </Button>
            }
          >
            <b>森野 ことり</b> さんとして閲覧中です。操作は記録されます。（管理者: 高橋）
          </ImpersonationBanner>
        </div>
      </GallerySection>
    </>
  );
}
