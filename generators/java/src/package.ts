/** What makes a folder a Maven project, for documents of others: written once, then theirs. */
import type { Code, FilePlan } from "@njia/generator-core";
import { compose } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { phrase } from "./literals.ts";
import { artifactOf, path } from "./naming.ts";

const file = compose("file");

/** The project file. */
export function* planPackage(book: Book): Iterable<FilePlan> {
  const { context, api, root } = book;
  yield {
    path: path("pom.xml"),
    ownership: "scaffold",
    origins: [],
    exports: [],
    body: {
      kind: "text",
      text: pom(
        root,
        artifactOf(context.packageName),
        phrase({ summary: context.packageVersion }, "0.1.0"),
        phrase({ summary: api.title }, "API"),
      ),
    },
  };
}

const pom = (
  group: Code<"identifier">,
  artifact: Code<"identifier">,
  version: Code<"comment">,
  title: Code<"comment">,
): Code<"file"> =>
  file`<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
    <modelVersion>4.0.0</modelVersion>
    <groupId>${group}</groupId>
    <artifactId>${artifact}</artifactId>
    <version>${version}</version>
    <name>${title}</name>
    <properties>
        <maven.compiler.release>11</maven.compiler.release>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    </properties>
    <dependencies>
        <dependency>
            <groupId>org.jspecify</groupId>
            <artifactId>jspecify</artifactId>
            <version>1.0.0</version>
            <scope>provided</scope>
        </dependency>
    </dependencies>
    <build>
        <resources>
            <resource>
                <directory>src/generated/resources</directory>
            </resource>
        </resources>
        <plugins>
            <plugin>
                <groupId>org.codehaus.mojo</groupId>
                <artifactId>build-helper-maven-plugin</artifactId>
                <version>3.6.1</version>
                <executions>
                    <execution>
                        <phase>generate-sources</phase>
                        <goals>
                            <goal>add-source</goal>
                        </goals>
                        <configuration>
                            <sources>
                                <source>src/generated/java</source>
                            </sources>
                        </configuration>
                    </execution>
                </executions>
            </plugin>
        </plugins>
    </build>
</project>
`.code;
